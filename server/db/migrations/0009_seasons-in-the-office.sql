ALTER TABLE "competition_seasons" ADD COLUMN "yellows_per_suspension" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "home_origin" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "away_origin" text;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "suspension_has_a_count" CHECK ("competition_seasons"."yellows_per_suspension" between 0 and 20);