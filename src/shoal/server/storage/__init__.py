"""The database: schema, queries, the group commit, backups, erasure."""
