"""Live tables: found by address, held in memory, commanded, shown."""
